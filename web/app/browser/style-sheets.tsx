import { Links, UNSAFE_RemixContext as RemixContext, useMatches } from '@remix-run/react';
import { useContext, useEffect, useRef, useState } from 'react';

/** Where the build puts what it makes. */
const OURS = 'link[rel="stylesheet"][href^="/assets/"]';

const hrefOf = (link: Element) => link.getAttribute('href') ?? '';

/** The build's style sheets in the document, in order; none on the server. */
function sheetsInDocument(): string[] {
  return typeof document === 'undefined' ? [] : [...document.querySelectorAll(OURS)].map(hrefOf);
}

/**
 * Remix's `<Links>`, but loaded style sheets stay. `<Links>` alone removes those of the previous page, and a part that was loaded by script
 * would lose its styles: Vite does not load a sheet again that it has loaded or found in the document. An error page renders the whole
 * document again, so sheets that are in the document at the first render are kept as well.
 */
export function StyleSheets() {
  const context = useContext(RemixContext);
  const matches = useMatches();
  const [atFirst] = useState(sheetsInDocument);
  const kept = useRef<readonly string[]>(atFirst);
  const manifest = context?.manifest;

  const needed = matches.flatMap(({ id }) => manifest?.routes[id]?.css ?? []);
  // A sheet that Vite inserted is not rendered again: a second copy would come after the sheets that override it.
  const present = new Set(sheetsInDocument());
  const sheets = [...new Set([...kept.current, ...needed.filter((href) => !present.has(href))])];
  useEffect(() => {
    kept.current = sheets;
  });

  if (!context || !manifest) return <Links />;
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, { ...route, css: id === 'root' ? sheets : [] }]),
  );
  return (
    <RemixContext.Provider value={{ ...context, manifest: { ...manifest, routes } }}>
      <Links />
    </RemixContext.Provider>
  );
}
