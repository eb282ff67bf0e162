import type { Page } from 'puppeteer';

/** A slow phone on a slow line, as Lighthouse throttles for its mobile audits: 150 ms, 1.6 Mbit/s, a CPU 4 times slower. */
const LINE = { latency: 150, download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8 };
const SLOWER = 4;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Slows the visitor down. @returns what reads the vitals of the visit and lets go */
export async function startVitals(tab: Page) {
  await tab.emulateNetworkConditions(LINE);
  await tab.emulateCPUThrottling(SLOWER);
  return async (): Promise<{ lcp: number | null; cls: number }> => {
    const vitals = await tab.evaluate(async () => {
      const entries = (type: string) =>
        new Promise<PerformanceEntryList>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
          setTimeout(resolve, 100, []); // there are none
        });
      const paints = await entries('largest-contentful-paint');
      const shifts = (await entries('layout-shift')) as Shift[];
      // A gap of a second ends a session of shifts, and so do five seconds (web.dev/cls).
      let [cls, sum, start, last] = [0, 0, 0, -Infinity];
      for (const { value, startTime, hadRecentInput } of shifts) {
        if (hadRecentInput) continue;
        if (startTime - last > 1000 || startTime - start > 5000) [sum, start] = [0, startTime];
        sum += value;
        last = startTime;
        cls = Math.max(cls, sum);
      }
      return { lcp: paints.at(-1)?.startTime ?? null, cls };
    });
    await tab.emulateNetworkConditions(null);
    await tab.emulateCPUThrottling(null);
    return { lcp: vitals.lcp === null ? null : Math.round(vitals.lcp), cls: Math.round(vitals.cls * 1000) / 1000 };
  };
}
