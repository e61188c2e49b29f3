import { heading, line, richText } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_privacy_sections',
  info: { displayName: 'Section', icon: 'file', description: 'A numbered section.' },
  options: {},
  attributes: {
    anchor: line('Anchor', 60, {
      shared: true,
      required: true,
      description: 'Small letters and hyphens; do not change it once the page is public.',
      regex: '^[a-z][a-z0-9-]*$',
    }),
    heading: heading(),
    text: richText(
      'Text',
      '{{leadRetentionMonths}}, {{mailRetentionDays}}, {{newsletterConfirmDays}}, {{pictureCacheHours}} and {{previewMinutes}} print a number of the server’s settings, {{privacyEmail}} an address; {{birthDate}} and {{consentRule}}, in Spanish {{fechaDeNacimiento}} and {{reglaDeConsentimiento}}, what the switches in Global do. Pictures have fields of their own and are refused here.',
    ),
  },
} satisfies ComponentDefinition;
