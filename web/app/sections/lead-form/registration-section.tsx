import type { DraftEvent, FamilyLeadKind, RegisterPage } from '@upfield/cms/contract';
import type { FanCard } from '~/player-cards/sticker/sticker-fan';
import { ContactSection } from '~/sections/contact/contact-section';
import { Icon } from '~/ui/icon';
import { calendarBlank, mapPin } from '~/ui/icon-paths';
import { StandaloneLink } from '~/ui/link';
import { LeadForm } from './lead-form';
import styles from './registration-section.module.css';
import { registrationTexts } from './registration-state';

interface RegistrationSectionProps {
  page: RegisterPage;
  /** The event and its days, printed; null while none is announced. A draft may lack the days. */
  event: (Pick<DraftEvent, 'name' | 'venue' | 'city'> & { days: string | null }) | null;
  kind: FamilyLeadKind;
  /** Says that this edition is over; null before its end. */
  overText?: string | null;
  /** Cards of the fan beside the form. */
  fan: readonly FanCard[];
}

/** The draft registration, or the waiting list of the next edition, with the event's facts beside the form. */
export function RegistrationSection({ page, event, kind, overText, fan }: RegistrationSectionProps) {
  const texts = registrationTexts(page, kind);
  const { consentText, guardianText, privacyHref, insecureText, backLink } = page;
  return (
    <ContactSection
      id="register"
      level={1}
      fan={fan}
      section={{ heading: texts.title, text: texts.lead, formHeading: texts.formHeading, formNote: texts.formNote }}
      aside={
        <div className={styles.facts}>
          {overText ? (
            <p className={styles.over} role="note">
              <span>{overText}</span>
            </p>
          ) : null}
          {event ? (
            <>
              <p className={styles.fact}>
                <Icon shape={calendarBlank} />
                <span>{event.days ? `${event.name}: ${event.days}` : event.name}</span>
              </p>
              <p className={styles.fact}>
                <Icon shape={mapPin} />
                <span>{[event.venue, event.city].filter(Boolean).join(', ')}</span>
              </p>
            </>
          ) : null}
          {backLink ? <StandaloneLink href={backLink.href}>{backLink.label}</StandaloneLink> : null}
        </div>
      }
      form={
        <LeadForm
          kind={kind}
          heading={texts.formHeading}
          note={texts.formNote}
          texts={{ ...texts, consentText, guardianText, privacyHref, insecureText }}
        />
      }
    />
  );
}
