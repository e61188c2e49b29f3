import type { FamilyLeadKind } from '@upfield/cms/contract/lead-choices';
import { LazyPart, useLazyPart } from '~/browser/lazy-part';
import { useSiteData } from '~/site/site-data';
import type { PackChoice } from './chosen-pack';
import { ConsentField } from './consent-field';
import { FamilyFields } from './family-fields';
import type { RejectedLead } from './lead-result';
import { LeadSheet } from './lead-sheet';
import { WhatsappLink } from './whatsapp-link';

/** Words of the form; the site's own (`Global`) unless the page brings its own, as the registration does. */
export interface LeadFormTexts {
  submitLabel: string;
  consentText: string;
  guardianText: string;
  privacyHref: string;
  successTitle: string;
  successText: string;
  insecureText: string;
}

interface LeadFormProps {
  heading: string;
  /** Small words beside the heading. */
  note?: string;
  kind?: FamilyLeadKind;
  texts?: LeadFormTexts;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3;
  /** Target of an anchor link. */
  id?: string;
  /** Address whose action takes the form; the open page's by default. */
  action?: string;
  /** On a page where packs are chosen. */
  pack?: PackChoice;
  /** What a pack costs, on a page that does not say it beside the packs. */
  priceText?: string;
}

const NOTHING_REJECTED: RejectedLead = {
  state: 'refused',
  kind: 'assessment',
  errors: {},
  problem: null,
  values: {},
};

/**
 * The lead form (specification §3, Lead): on home, contact and packages, and as the draft registration. The page's
 * route exports `action` (`leadAction`) and `clientAction` (`leadClientAction`).
 */
export function LeadForm(props: LeadFormProps) {
  const { heading, note, kind = 'assessment', texts, level = 2, id, action, pack, priceText } = props;
  const { global } = useSiteData();
  const words = texts ?? global?.leadForm;
  if (!words) return null;
  return (
    <LeadSheet
      heading={pack?.name ? `${heading}: ${pack.name}` : heading}
      note={note}
      beside={<WhatsappLink />}
      next={(promisedFilm) => <NextSteps promisedFilm={promisedFilm} />}
      kind={kind}
      words={words}
      level={level}
      id={id}
      action={action}
    >
      {(rejected, captcha) => {
        const { values, errors } = rejected ?? NOTHING_REJECTED;
        return (
          <FamilyFields
            values={values}
            errors={errors}
            guardianText={words.guardianText}
            pack={pack}
            priceText={priceText}
          >
            <ConsentField
              text={words.consentText}
              privacyHref={words.privacyHref}
              error={errors.consent}
              checked={values.consent === 'on'}
            />
            {captcha}
          </FamilyFields>
        );
      }}
    </LeadSheet>
  );
}

const nextStepsPart = new LazyPart(() => import('./next-steps'));

/** What stands under "Received", loaded when it is needed: the confirmation itself is complete without. */
function NextSteps({ promisedFilm }: { promisedFilm: boolean }) {
  const steps = useLazyPart(nextStepsPart, true);
  return steps.status === 'ready' ? <steps.part.NextSteps promisedFilm={promisedFilm} /> : null;
}
