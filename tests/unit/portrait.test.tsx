import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PEOPLE, type PortraitVariant } from '../../components/common/portrait/people.ts';
import { Portrait } from '../../components/common/portrait/portrait.tsx';

test.each(Object.keys(PEOPLE))(
  'portrait %s is light, looks the same in both schemes and is not announced',
  (variant) => {
    const markup = renderToStaticMarkup(<Portrait variant={Number(variant) as PortraitVariant} />);
    expect(markup.length).toBeLessThanOrEqual(1200);
    expect(markup).toContain('aria-hidden="true"');
    // No token and no current colour: those follow the page.
    expect(markup.match(/fill="[^"]*"/g)).toSatisfy((fills: string[]) =>
      fills.every((fill) => /"#[\da-f]+"$/.test(fill)),
    );
    expect(markup).not.toMatch(/var\(|currentcolor/i);
  },
);
