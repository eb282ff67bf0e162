/** What differs from one booking provider to the next. Another provider is another file of this type. */
export interface BookingAdapter {
  /** Shows the calendar at `url` inside `container`; called once the provider's script has run. */
  readonly show: (container: HTMLElement, url: string) => void;
  /** Names that the script leaves on `window`; they go when the calendar goes. */
  readonly globals: readonly string[];
}
