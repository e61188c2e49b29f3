/** Tells later navigations in this browser that it shows drafts: what a route decides before it loads knows nothing of the page's data. */
export function markPreview(): void {
  document.documentElement.dataset.preview = '';
}

/** Whether this browser shows drafts; in the browser alone. */
export const isPreviewMarked = () => document.documentElement.dataset.preview !== undefined;
