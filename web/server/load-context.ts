/** What the HTTP server hands to loaders and actions as `context`. */
export interface VisitorContext {
  /** IP address of the visitor, as far as the trusted proxies tell. */
  visitorAddress: string;
  /** Signed headers that tell the CMS who the visitor is: an action that calls the CMS passes them on. */
  visitorHeaders: Record<string, string>;
  /** Parameters of the visitor's address that the page does not know, as a query: they say where the visitor came from. */
  droppedQuery: string;
}

declare module '@remix-run/node' {
  interface AppLoadContext extends VisitorContext {}
}
