import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useRouteError,
} from '@remix-run/react';
import { BRAND } from '@upfield/cms/art';
import { type ReactNode, useEffect } from 'react';
import { repeatPress, START_MODULES } from './browser/start-modules';
import { StyleSheets } from './browser/style-sheets';
import { TypedValues } from './browser/typed-values';
import { ContentNotFoundError, ContentUnreachableError, getGlobal, getPreview, getReviews } from './content.server';
import { useNonce } from './document/nonce';
import { environment } from './environment/environment.server';
import { ErrorPage } from './frame/error-page';
import { Frame } from './frame/frame';
import { isPreviewMarked } from './frame/preview-banner';
import { SessionGate } from './frame/staff-slot';
import { useLanguage } from './labels/use-labels';
import { rememberCampaign } from './sections/lead-form/campaign';
import { pageMeta } from './seo/meta';
import type { SiteData } from './site/site-data';
import font from './styles/fonts/archivo.woff2?url';
import { networkShapes } from './ui/network-icon-paths.server';
import './styles/fonts/archivo.css';
import './styles/tokens.css';
import './styles/base.css';

export const links: LinksFunction = () => [
  { rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/media/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** For a page that says nothing about itself, as the error pages do. */
export const meta: MetaFunction = (args) => pageMeta(args, { noindex: Boolean(args.error) });

export async function loader({ request }: LoaderFunctionArgs): Promise<SiteData> {
  const [global, preview, reviews] = await Promise.all([
    globalOrNull(request),
    getPreview(request),
    getReviews(request),
  ]);
  return {
    global,
    networkShapes: networkShapes(global?.socialLinks ?? []),
    origin: environment.PUBLIC_URL,
    apiBase: environment.API_BASE,
    preview,
    reviews,
  };
}

/** Without the CMS, or before an editor has published Global, each page reports the error itself; the frame has no menus then. */
async function globalOrNull(request: Request): Promise<SiteData['global']> {
  try {
    return (await getGlobal(request)).data;
  } catch (error) {
    if (error instanceof ContentUnreachableError || error instanceof ContentNotFoundError) return null;
    throw error;
  }
}

/** The frame is loaded once; a change of it shows at the next page load. A preview says on each page what that page lacks. */
export const shouldRevalidate: ShouldRevalidateFunction = isPreviewMarked;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  useEffect(() => {
    // From now on scripts open the menus, not the style sheet.
    document.documentElement.dataset.hydrated = '';
    repeatPress();
    rememberCampaign();
  }, []);
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={nonce}
          // The server's text has run when React compares it.
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own script, a constant of the build.
          dangerouslySetInnerHTML={{ __html: START_MODULES }}
        />
        {/* "2026 - 2027" and "2,024" are no phone numbers. */}
        <meta name="format-detection" content="telephone=no" />
        {/* Paper, as in tokens.css: the browser's own bar knows no variables. */}
        <meta name="theme-color" content={BRAND.paper} />
        <Meta />
        <StyleSheets nonce={nonce} />
      </head>
      <body>
        <TypedValues />
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <Frame>
        <Outlet />
      </Frame>
      <SessionGate />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  );
}
