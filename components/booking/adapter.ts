/** What differs from one booking provider to the next. Another provider is another file of this type. */
export interface BookingAdapter {
  /** Its script writes HTML by itself, so the page's Trusted Types have to let it (see `content/index.ts`). */
  readonly writesHtml?: boolean;
  /** What its script expects to find; called before that is loaded. */
  readonly prepare?: () => void;
  /**
   * Shows the calendar at `url` inside `container`; called once the provider's script has run.
   * @throws when that script was not what it should be
   */
  readonly show: (container: HTMLElement, url: string) => void;
}
