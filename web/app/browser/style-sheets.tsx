import { Links, UNSAFE_RemixContext as RemixContext, useMatches } from '@remix-run/react';
import { useContext, useEffect, useRef, useState } from 'react';

/** Where the build puts what it makes. */
const OURS = 'link[rel="stylesheet"][href^="/assets/"]';

const hrefOf = (link: Element) => link.getAttribute('href') ?? '';

/** Our style sheets that stand in the document now, in their order; none on the server. */
function sheetsInDocument(): string[] {
  return typeof document === 'undefined' ? [] : [...document.querySelectorAll(OURS)].map(hrefOf);
}

/**
 * Remix's `<Links>`, but a style sheet that came once stays. `<Links>` alone removes those that only the page before needed, and a part
 * that was loaded by script goes without: Vite does not load a sheet that it saw in the document, nor a second time one that it loaded.
 * An error page draws the whole document anew, so what stands in the document when this is first drawn counts as well.
 */
export function StyleSheets() {
  const context = useContext(RemixContext);
  const matches = useMatches();
  const [atFirst] = useState(sheetsInDocument);
  const kept = useRef<readonly string[]>(atFirst);
  const manifest = context?.manifest;

  const needed = matches.flatMap(({ id }) => manifest?.routes[id]?.css ?? []);
  // What Vite has put into the document stays where it is: a second copy would stand behind the sheets that overrule it.
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
