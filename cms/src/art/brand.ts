/**
 * The brand's colours for what cannot read `web/app/styles/tokens.css`: drawings, mails, the admin, the manifest. A test
 * beside that file compares the two, name by name.
 */
export const BRAND = {
  paper: '#f6efdf',
  paper2: '#ece2cb',
  chalk: '#fffbf2',
  ink: '#10211b',
  ink2: '#44534b',
  ink3: '#57625a',
  pitch: '#0b6b40',
  pitchDeep: '#084f30',
  hot: '#ff5226',
  hotDeep: '#ae2c0a',
} as const;
