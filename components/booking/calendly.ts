import type { BookingAdapter } from './adapter.ts';

interface Calendly {
  initInlineWidget(options: { readonly url: string; readonly parentElement: HTMLElement }): void;
}

/**
 * Calendly's inline embed (developer.calendly.com, "Getting started with embeds").
 * `data-auto-load` keeps its script from filling the container a second time by itself.
 */
const calendly: BookingAdapter = {
  show(container, url) {
    const parentElement = document.createElement('div');
    parentElement.className = 'calendly-inline-widget';
    parentElement.dataset.autoLoad = 'false';
    container.append(parentElement);
    (window as unknown as { readonly Calendly: Calendly }).Calendly.initInlineWidget({ url, parentElement });
  },
};

export default calendly;
