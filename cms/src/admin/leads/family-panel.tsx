import { Loader, Typography } from '@strapi/design-system';
import { useWords } from '../use-words';
import { LeadLinks } from './lead-links';
import { LEAD, useLeads } from './lead-list';

/** The part of Strapi's panel properties that is used. */
interface PanelProps {
  model: string;
  document?: { documentId?: string; [field: string]: unknown };
}

interface Panel {
  title: string;
  content: React.ReactNode;
}

/** Beside a lead's form: the other leads of the same family, which share its family key, e-mail address or phone number. */
export function FamilyPanel({ model, document }: PanelProps): Panel | null {
  const word = useWords();
  if (model !== LEAD || !document?.documentId) return null;
  return { title: word('leads.family.title'), content: <Relatives filters={relativesOf(document)} /> };
}

function Relatives({ filters }: { filters: string }) {
  const word = useWords();
  const { list, failed } = useLeads(filters);
  if (failed) return <Typography textColor="danger600">{word('leads.family.failed')}</Typography>;
  if (!list) return <Loader small />;
  if (list.total === 0) return <Typography>{word('leads.family.none')}</Typography>;
  return <LeadLinks leads={list.leads} />;
}

/** Filter of the leads that share an address, a phone number or the family key with this one. */
function relativesOf(lead: NonNullable<PanelProps['document']>): string {
  const text = (field: string) => (typeof lead[field] === 'string' ? lead[field] : '');
  const addresses = [text('email'), text('guardianEmail')].filter(Boolean);
  const shared = [
    ...addresses.flatMap((address) => [
      ['email', address],
      ['guardianEmail', address],
    ]),
    ['phone', text('phone')],
    ['family', text('family')],
  ].filter(([, value]) => value);
  const query = new URLSearchParams({ 'filters[$and][0][documentId][$ne]': lead.documentId ?? '' });
  for (const [index, [field, value = '']] of shared.entries()) {
    query.set(`filters[$and][1][$or][${index}][${field}][$eq]`, value);
  }
  return query.toString();
}
