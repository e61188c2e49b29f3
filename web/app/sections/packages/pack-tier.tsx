import type { Pack, PackagesPage } from '@upfield/cms/contract';
import { useEffect, useRef } from 'react';
import { StaticHtml } from '~/browser/hydration';
import { Icon } from '~/ui/icon';
import { caretDown, check } from '~/ui/icon-paths';
import { ContentPicture } from '~/ui/picture';
import type { PictureFit } from '~/ui/picture-fit';
import { ChooseButton } from './choose-button';
import { packAnchor } from './pack-anchor';
import { PackCost } from './pack-cost';
import { includedPacks } from './pack-features';
import styles from './pack-tier.module.css';

const PRINT: PictureFit = { sizes: '(max-width: 600px) 92vw, (max-width: 900px) 650px, 435px', from: 278, to: 650 };

interface PackTierProps {
  pack: Pack;
  page: PackagesPage;
  /** Place among the packs; decides the colour of its edge, which its features keep inside other packs. */
  shade: number;
  tone: 'hot' | 'ink';
  /** Called with the pack's name when it is chosen. */
  onChoose: (pack: string) => void;
}

/** One pack: what it costs, its own features, those included from other packs, and the button that chooses it. */
export function PackTier({ pack, page, shade, tone, onChoose }: PackTierProps) {
  return (
    <article id={packAnchor(pack.name) || undefined} className={styles.tier}>
      <div className={styles.top} data-shade={shade}>
        {/* On a phone the first one alone is on the first screen. */}
        <ContentPicture media={pack.picture} fit={PRINT} decorative priority={shade === 0} />
        <h2 className="h3">{pack.name}</h2>
      </div>
      <div className={styles.block} data-shade={shade}>
        <PackCost pack={pack} page={page} />
        {pack.lead ? <p className={styles.lead}>{pack.lead}</p> : null}
        <h3 className="h4">{pack.featuresHeading}</h3>
        <Features features={pack.features} />
      </div>
      {includedPacks(pack, page.packs).map(({ name, features }) => (
        <Included
          key={name}
          heading={`${page.includesLabel} ${name}`}
          features={features}
          shade={page.packs.findIndex((other) => other.name === name)}
        />
      ))}
      {pack.link ? (
        <div className={styles.action}>
          <ChooseButton link={pack.link} pack={pack.name} tone={tone} wide onChoose={onChoose} />
        </div>
      ) : null}
    </article>
  );
}

/** Windows with room for every feature (pack-tier.module.css). */
const WIDE = '(min-width: 601px)';

/** What a pack includes of another; closed on phones (DESIGN, Components). Before the scripts the style sheet opens it elsewhere. */
function Included({ heading, features, shade }: { heading: string; features: string[]; shade: number }) {
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (part.current && window.matchMedia(WIDE).matches) part.current.open = true;
  }, []);
  return (
    <details ref={part} className={styles.included} data-shade={shade}>
      <summary>
        <span className="h4">{heading}</span>
        <Icon shape={caretDown} />
      </summary>
      <Features features={features} />
    </details>
  );
}

function Features({ features }: { features: string[] }) {
  return (
    <StaticHtml as="ul" className={styles.features} of={features}>
      {features.map((feature) => (
        <li key={feature}>
          <Icon shape={check} />
          <span>{feature}</span>
        </li>
      ))}
    </StaticHtml>
  );
}
