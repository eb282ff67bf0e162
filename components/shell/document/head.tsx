import { Helmet, HelmetProvider } from 'react-helmet-async';
import { absoluteUrl, siteName } from '../../../content/site.ts';
import { withoutInvisible } from '../../../content/typography.ts';
import type { DocumentProps } from '../../../ssg/contract.ts';
import font from '../../../styles/fonts/special-gothic.woff2';

type HeadProps = Omit<DocumentProps, 'children'>;

/**
 * The one head of a page. On React 19 Helmet passes its children through and React hoists them into `<head>`;
 * a second Helmet would give a second title, so pages have none of their own.
 */
export function Head({ route, preview, meta: { index, ...meta } }: HeadProps) {
  const url = absoluteUrl(route);
  // Other programs show these texts: search engines, messengers, the title of a window.
  const title = withoutInvisible(meta.title);
  const description = withoutInvisible(meta.description);
  return (
    <HelmetProvider>
      <Helmet>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="description" content={description} />
        {index === false ? <meta name="robots" content="noindex, nofollow, noimageindex" /> : null}
        <link rel="canonical" href={url} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={siteName} />
        <meta property="og:locale" content="de_DE" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        {/* A list, because Helmet leaves fragments out. */}
        {preview
          ? [
              <meta key="image" property="og:image" content={absoluteUrl(preview)} />,
              <meta key="width" property="og:image:width" content="1200" />,
              <meta key="height" property="og:image:height" content="630" />,
              <meta key="alt" property="og:image:alt" content={title} />,
            ]
          : null}
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f3f6f2" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#061b16" />
        <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </Helmet>
    </HelmetProvider>
  );
}
