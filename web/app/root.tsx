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
import { pathIn } from '@upfield/cms/contract/content/page-languages';
import { type ReactNode, useEffect } from 'react';
import { useHydrated } from './browser/hydration';
import { repeatPress, START_MODULES } from './browser/start-modules';
import { StyleSheets } from './browser/style-sheets';
import { TypedValues } from './browser/typed-values';
import { getPreview, getReviews, globalOrNull } from './content.server';
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
];

/** For a page that says nothing about itself, as the error pages do. */
export const meta: MetaFunction = (args) => pageMeta(args, { noindex: Boolean(args.error) });

export async function loader({ request }: LoaderFunctionArgs): Promise<SiteData> {
  const [global, preview, reviews] = await Promise.all([
    // Without it the frame has no menus.
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

/** The frame is loaded once; a change of it shows at the next page load. A preview says on each page what that page lacks. */
export const shouldRevalidate: ShouldRevalidateFunction = isPreviewMarked;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const language = useLanguage();
  useEffect(() => void rememberCampaign(), []);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={nonce}
          // The server's text has run when React would compare it, and is no part of the browser's scripts.
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own script, a constant of the build.
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? START_MODULES : '' }}
        />
        {/* "2026 - 2027" and "2,024" are no phone numbers. */}
        <meta name="format-detection" content="telephone=no" />
        {/* Paper, as in tokens.css: the browser's own bar knows no variables. */}
        <meta name="theme-color" content={BRAND.paper} />
        <link rel="manifest" href={pathIn('/site.webmanifest', language)} />
        <Meta />
        <StyleSheets nonce={nonce} />
      </head>
      <body>
        <TypedValues />
        <HydratedMark />
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Says on the document that its controls work; by itself, so that the document is not drawn anew for it. */
function HydratedMark() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    // From now on scripts open the menus, not the style sheet.
    document.documentElement.dataset.hydrated = '';
    repeatPress();
  }, [isHydrated]);
  return null;
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
