export const site = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  homeLink: (siteName: string) => `${siteName}, home`,
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  contents: 'Contents',
  search: 'Search',
  loading: 'Loading',
  close: 'Close',
  ok: 'OK',
  privacy: 'Privacy',
  staffLogIn: 'Staff log in',
  demoNotice: 'The players and quotes on this site are invented demo data.',
  previewNotice: 'You are looking at a draft. Visitors do not see it.',
  previewExit: 'Exit preview',
};

export type SiteLabels = typeof site;
