import type { DraftEvent, HomePage } from '@upfield/cms/contract';
import type { ReactNode } from 'react';
import { HydratedApart } from '~/browser/hydration';
import type { FanCard } from '~/player-cards/sticker/sticker-fan';
import { ContactSection } from '~/sections/contact/contact-section';
import { EventBanner } from '~/sections/event-banner/event-banner';
import { Hero } from '~/sections/hero/hero';
import { Packs } from '~/sections/packs/packs';
import { Quotes } from '~/sections/quotes/quotes';
import { Steps } from '~/sections/steps/steps';

interface HomeSectionsProps {
  page: HomePage;
  /** Null while the draft page is not published. */
  event: DraftEvent | null;
  /** The server's time when it drew the page, in milliseconds since 1970. */
  now: number;
  /** Cards of the fan beside the form. */
  fan: readonly FanCard[];
  /** The lead form. */
  form: ReactNode;
}

/** The home page from top to bottom; the catch-all shows it too. */
export function HomeSections({ page, event, now, fan, form }: HomeSectionsProps) {
  return (
    <>
      {event ? <EventBanner banner={page.eventBanner} event={event} now={now} /> : null}
      <Hero head={page.hero} />
      <HydratedApart>
        <Steps steps={page.steps} />
      </HydratedApart>
      <HydratedApart>
        <Packs services={page.services} />
      </HydratedApart>
      <HydratedApart>
        <Quotes quotes={page.quotes} />
      </HydratedApart>
      <ContactSection section={page.contact} fan={fan} form={form} />
    </>
  );
}
