export const site = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  homeLink: (siteName: string) => `${siteName}, home`,
  homePage: 'Home',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  contents: 'Contents',
  search: 'Search',
  loading: 'Loading',
  close: 'Close',
  ok: 'OK',
  smallPrint: 'Small print',
  preview: 'Preview',
  previewNotice: 'You are looking at the saved version. Visitors see the published one.',
  previewExit: 'Exit preview',
  previewMissing: 'Missing',
  previewProblems: 'To fix',
  errors: {
    unreachable: {
      title: 'Time-out',
      text: 'Our server does not answer just now. Please try again in a minute: nothing is wrong with the address.',
    },
    offline: {
      title: 'No connection',
      text: 'This page could not be fetched. Look at your connection, then try again.',
    },
    missing: { title: 'Off the pitch', text: 'There is no page at this address.' },
    noHome: {
      title: 'Half-time',
      text: 'The home page is not published just now. The rest of the site is open: the menu leads there.',
    },
    draft: {
      title: 'Offside',
      text: 'This draft cannot be shown yet. What has to be fixed is listed at the top of the page.',
    },
    refused: { title: 'Offside', text: 'This address cannot be opened. The link may be too old, or cut short.' },
    fault: { title: 'Own goal', text: 'Something went wrong on our side. We have made a note of it.' },
  },
  emptySite: {
    title: 'Kick-off soon',
    text: 'Nothing is published here yet. Editors: publish Global and the home page in the CMS, then the other pages. Or load the ready-made pages by starting an empty database with SEED=base.',
    staff: 'Staff log in',
  },
  /** What the server answers before any page is drawn. */
  notices: {
    tooMany: {
      title: 'Time-out',
      text: 'Too many requests came from your network just now. Please try again in a minute.',
    },
    foreignForm: { title: 'Offside', text: 'This form was sent from another website, so it was not taken.' },
    tooLarge: { title: 'Offside', text: 'The request is too large.' },
    slow: { title: 'Time-out', text: 'The request took too long to arrive. Please try again.' },
    broken: { title: 'Offside', text: 'The request did not arrive whole. Please try again.' },
  },
  errorPage: 'Page',
  errorStatus: 'Error',
  requestFailed: (status: number) => `Request failed with status code ${status}`,
  tryAgain: 'Try again',
  partFailed: 'This part of the page did not load.',
  offline: 'You have no connection. This page stays as it is, and what you typed is kept.',
  backHome: 'Back to the home page',
  seePlayers: 'See the players',
};

export type SiteLabels = typeof site;
