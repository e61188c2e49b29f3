export const site = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  homeLink: (siteName: string) => `${siteName}, home`,
  homePage: 'Home',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  contents: 'Contents',
  search: 'Search',
  /** In the other language, for those who read that one. */
  otherLanguage: { name: 'Español', offer: 'Esta página también está en español.', open: 'Ver en español' },
  forCoaches: 'For coaches',
  loading: 'Loading',
  close: 'Close',
  ok: 'OK',
  smallPrint: 'Legal information',
  preview: 'Preview',
  previewNotice: 'You are looking at the saved version. Visitors see the published one.',
  previewExit: 'Exit preview',
  previewMissing: 'Missing',
  previewProblems: 'To fix',
  errors: {
    unreachable: {
      title: 'We will be right back',
      text: 'Our server cannot answer right now. The address is right: please try again in a minute.',
    },
    offline: {
      title: 'No connection',
      text: 'This page could not be loaded. Check your connection and try again.',
    },
    missing: {
      title: 'Page not found',
      text: 'There is no page at this address. Check it for a typing mistake, or go on from the menu.',
    },
    noHome: {
      title: 'No home page yet',
      text: 'The home page is not available right now. You can reach the other pages from the menu.',
    },
    draft: {
      title: 'Draft not ready',
      text: 'This draft cannot be shown yet. Fix what is listed at the top of the page, save, and open the preview again.',
    },
    refused: { title: 'This link does not work', text: 'It may be too old or incomplete. Go on from the menu.' },
    fault: { title: 'Something went wrong', text: 'The mistake is on our side. Please try again in a minute.' },
  },
  emptySite: {
    title: 'Opening soon',
    text: 'Nothing is published here yet. Editors: publish Global and the home page in the CMS, then the other pages. Or load the ready-made pages by starting an empty database with SEED=base.',
    staff: 'Staff log in',
  },
  errorPage: 'Page',
  errorStatus: 'Error',
  requestFailed: (status: number) => `Request failed with status code ${status}`,
  tryAgain: 'Try again',
  partFailed: 'This part of the page did not load. Reload the page to see it.',
  offline:
    'You have no connection. You can keep reading this page, and what you typed is still here. Try again when you are back online.',
  backHome: 'Back to the home page',
  seePlayers: 'See the players',
};

export type SiteLabels = typeof site;
