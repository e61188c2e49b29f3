import type { SocialLink } from '@upfield/cms/contract';
import { useSiteData } from '~/site/site-data';
import { Icon } from './icon';
import { SmartLink } from './link';

/** One of our accounts: the mark of its network, which is read out, and its name; a link once it is set up. */
export function SocialAccount({ network, label, href }: SocialLink) {
  const shape = useSiteData().networkShapes[network];
  return (
    <SmartLink href={href}>
      {shape ? <Icon shape={shape} /> : null}
      <span className="vh">{`${network} `}</span>
      <span>{label}</span>
    </SmartLink>
  );
}
