import { E164_MAX } from '../../contract';
import { emailAddress, line, paragraph } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_global_companys',
  info: {
    displayName: 'Company',
    icon: 'briefcase',
    description: 'Who answers for the site. What is empty is not shown: fill in what is true.',
  },
  options: {},
  attributes: {
    legalName: line('Legal name', 160, {
      shared: true,
      description: 'In the footer and, as who is responsible, on the privacy pages.',
    }),
    registrationNumber: line('Registration number', 160, {
      shared: true,
      description: 'With the register that gave it, such as “NRC 000000-0, El Salvador”.',
    }),
    address: paragraph('Postal address', 400),
    phone: line('Phone', E164_MAX, {
      description: 'With its country code and no spaces, such as +50370000000.',
      rule: 'whatsapp',
    }),
    dataContact: emailAddress(
      'Contact for personal data',
      'Printed by {{privacyEmail}} on the privacy pages. Empty: the email of the contact details.',
    ),
    responseTime: line('How soon you answer', 120, {
      description: 'A sentence beside the request form, such as “We answer within two working days.”',
    }),
    paymentPromise: paragraph('How you never ask for money', 300, {
      description: 'Beside the request form and the packs, such as “We never ask for payment by chat or on the call.”',
    }),
  },
} satisfies ComponentDefinition;
