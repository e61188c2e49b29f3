import { Links, UNSAFE_RemixContext as RemixContext, useMatches } from '@remix-run/react';
import { createContext, useContext, useEffect, useRef, useState } from 'react';

/**
 * The texts of the build's style sheets by address, for the server to put into the page: a sheet that has to be fetched first keeps the
 * page from being painted. Empty in the browser, which finds them in the document, and while developing.
 */
export const SheetTexts = createContext<ReadonlyMap<string, string>>(new Map());

/** Where the build puts what it makes. */
const OURS = 'link[rel="stylesheet"][href^="/assets/"]';

/** The build's style sheets in the document, in order; none on the server. */
function sheetsInDocument(): string[] {
  if (typeof document === 'undefined') return [];
  return [...document.querySelectorAll(OURS)].map((link) => link.getAttribute('href') ?? '');
}

/** The sheets that are in the page itself, one after the other. */
interface InlineSheets {
  hrefs: readonly string[];
  text: string;
}

/** Those that came with the page, read while they are in the document: it may be rendered anew (docs/decisions/012). */
function inlineInDocument(): InlineSheets {
  const style = document.querySelector<HTMLStyleElement>('style[data-sheets]');
  return { hrefs: style?.dataset.sheets?.split(' ') ?? [], text: style?.textContent ?? '' };
}

interface StyleSheetsProps {
  /** Marks the styles that the server puts into the page, for its policy. */
  nonce: string | undefined;
}

/**
 * In place of the sheets of Remix's `<Links>`: those of the first page come with its HTML, later ones by links, and loaded sheets stay.
 * `<Links>` alone removes those of the previous page, and a part that was loaded by script would lose its styles: Vite does not load a
 * sheet again that it has loaded or found in the document. An error page renders the whole document again, so sheets that are in the
 * document at the first render are kept as well.
 */
export function StyleSheets({ nonce }: StyleSheetsProps) {
  const context = useContext(RemixContext);
  const texts = useContext(SheetTexts);
  const matches = useMatches();
  const [cameWithPage] = useState(() => (typeof document === 'undefined' ? null : inlineInDocument()));
  const [atFirst] = useState(sheetsInDocument);
  const kept = useRef<readonly string[]>(atFirst);
  const manifest = context?.manifest;

  // Remix names the sheet of a page before those that it builds on.
  const needed = matches.flatMap(({ id }) => manifest?.routes[id]?.css?.toReversed() ?? []);
  // A sheet that Vite inserted is not rendered again: a second copy would come after the sheets that override it.
  const present = new Set(sheetsInDocument());
  const sheets = [...new Set([...kept.current, ...needed.filter((href) => !present.has(href))])];
  useEffect(() => {
    kept.current = sheets;
  });

  if (!context || !manifest) return <Links />;
  const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, { ...route, css: [] }]));
  const inline = cameWithPage ?? inlineOf(sheets, texts);
  return (
    <>
      <RemixContext.Provider value={{ ...context, manifest: { ...manifest, routes } }}>
        <Links />
      </RemixContext.Provider>
      {inline.hrefs.length > 0 ? <InlineStyle sheets={inline} nonce={nonce} /> : null}
      {sheets.map((href) =>
        inline.hrefs.includes(href) ? (
          <SheetMarker key={href} href={href} />
        ) : (
          <link key={href} rel="stylesheet" href={href} />
        ),
      )}
    </>
  );
}

function inlineOf(sheets: readonly string[], texts: ReadonlyMap<string, string>): InlineSheets {
  const hrefs = sheets.filter((href) => texts.has(href));
  return { hrefs, text: hrefs.map((href) => texts.get(href)).join('\n') };
}

/** One element for all: the policy names each by a hash, and a cache in front parses the policy of every page that it sends. */
function InlineStyle({ sheets: { hrefs, text }, nonce }: StyleSheetsProps & { sheets: InlineSheets }) {
  return (
    <style
      nonce={nonce}
      data-sheets={hrefs.join(' ')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: style sheets of the build.
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/**
 * For Vite and Remix, which look for a link when a part of the page needs the sheet. Never fetched: it is disabled, and `media` holds for browsers
 * that look ahead without regard to that. React's types do not know `disabled`.
 */
function SheetMarker({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} media="not all" {...{ disabled: true }} />;
}
