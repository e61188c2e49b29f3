import type { PrivacyPage } from '@upfield/cms/contract';
import { trustLabels } from '~/labels/trust';
import { useLabels, useLanguage } from '~/labels/use-labels';
import { type Particular, Particulars } from '~/sections/particulars/particulars';
import { useSiteData } from '~/site/site-data';
import { SmartLink } from '~/ui/link';

/** What the privacy page says of itself. */
export type LegalFacts = Pick<PrivacyPage, 'updatedOn' | 'providers' | 'hostingCountry'>;

/** Who is responsible, whom to ask, which companies help and where the data lies; what the CMS does not say is left out. */
export function WhoAnswers({ facts }: { facts: LegalFacts }) {
  const labels = useLabels(trustLabels);
  const language = useLanguage();
  const company = useSiteData().global?.company;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const list: Particular[] = [
    { term: labels.updatedOn, value: facts.updatedOn && day.format(new Date(facts.updatedOn)) },
    {
      term: labels.responsible,
      value: [company?.legalName, company?.registrationNumber, company?.address].filter(Boolean).join('\n'),
    },
    {
      term: labels.dataContact,
      value: company?.dataContact ? (
        <SmartLink href={`mailto:${company.dataContact}`} className="text-link">
          <span>{company.dataContact}</span>
        </SmartLink>
      ) : null,
    },
    {
      term: labels.providers,
      value: facts.providers.map(({ name, purpose }) => `${name}: ${purpose}`).join('\n'),
    },
    { term: labels.hostingCountry, value: facts.hostingCountry },
  ];
  return <Particulars list={list} />;
}
