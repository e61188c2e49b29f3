import { LEAD_AGE, LEAD_TEXT_MAX } from '../contract';
import { heading, line, paragraph, picture, richText, target, text, title } from './fields';

/** Fields that several types have in common, because they mean the same on each. */

/** What a family agrees to before it sends a form. */
export const consentFields = () => ({
  consentText: paragraph('Consent', LEAD_TEXT_MAX.consentText, {
    required: true,
    description: 'What people agree to when they send it. Each request keeps the words it was sent with.',
  }),
  guardianText: paragraph('For minors', 1000, { description: `Shown when the age is under ${LEAD_AGE.guardian}.` }),
  privacyHref: target('Privacy page', { required: true }),
});

/** What stands in the place of a form that cannot work. */
export const insecureText = () =>
  paragraph('Without the form', 1000, {
    description: 'Shown where the form cannot work; say how to reach us instead.',
  });

/** What a form says when it has been sent. */
export const sentFields = () => ({
  successTitle: title('After sending: title'),
  successText: text('After sending: text'),
});

/** The label of a form's button. */
export const submitLabel = () => line('Button', 60, { required: true });

/** A section of the scholarships page, which the contents line at its head leads to. */
export const scholarshipFields = () => ({
  shortName: line('Short name', 40, { description: 'In the contents line at the head of the page.' }),
  heading: heading(),
  text: richText(),
});

/** A card with a picture. */
export const cardFields = () => ({ title: title(), text: paragraph('Text', 400), picture: picture() });
