/** Below it Strapi has a bar at the foot of the screen for what stands beside a form. */
const BESIDE = '(min-width: 1080px)';

/** Height of Strapi's bar at the top, with a gap. */
const BELOW_BAR = '8rem';

/** A required part: the star of its label stands right before its bin. */
const REQUIRED_LABEL = "div:has(> label > [aria-hidden='true'])";

/** Rules for the forms of the content manager. */
export const FORM_STYLES = `
@media ${BESIDE} {
  /* Save and Publish stay in view while the form scrolls. */
  div:has(> aside[aria-labelledby='additional-information']) {
    position: sticky;
    top: ${BELOW_BAR};
    max-height: calc(100vh - ${BELOW_BAR} - 1.6rem);
    overflow-y: auto;
  }
}
/* A required part has no bin: without it the page cannot be published. */
${REQUIRED_LABEL} + button {
  display: none;
}
`;
