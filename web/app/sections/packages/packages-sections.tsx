import type { PackagesPage } from '@upfield/cms/contract';
import type { ReactNode } from 'react';
import type { FanCard } from '~/player-cards/sticker/sticker-fan';
import { ContactSection } from '~/sections/contact/contact-section';
import { Stamps } from '~/sections/stamps/stamps';
import { PackConditions } from './pack-conditions';
import { PackTiers } from './pack-tiers';
import { ShowcasePass } from './showcase-pass';

interface PackagesSectionsProps {
  page: PackagesPage;
  /** Whether the Showcase Pass is for sale. */
  isPassOnSale: boolean;
  /** Cards of the fan beside the form. */
  fan: readonly FanCard[];
  /** The registration form, an anchor of its own: packs lead to it. */
  form: ReactNode;
  /** Called with the name of the pack or pass whose button was pressed. */
  onChoose: (pack: string) => void;
}

/** The packages page from top to bottom. */
export function PackagesSections({ page, isPassOnSale, fan, form, onChoose }: PackagesSectionsProps) {
  return (
    <>
      <PackTiers page={page} onChoose={onChoose} />
      <PackConditions conditions={page.conditions} />
      <Stamps id="addons" heading={page.addOns.heading} items={page.addOns.items} />
      <ShowcasePass pass={page.showcasePass} isOnSale={isPassOnSale} onChoose={onChoose} />
      <ContactSection section={page.registration} fan={fan} form={form} />
    </>
  );
}
