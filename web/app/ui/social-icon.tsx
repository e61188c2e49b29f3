import type { SocialLink } from '@upfield/cms/contract';
import { Icon } from './icon';
import { facebookLogo, instagramLogo, linkedinLogo, tiktokLogo, whatsappLogo, xLogo, youtubeLogo } from './icon-paths';

const SHAPES: Record<SocialLink['network'], string> = {
  facebook: facebookLogo,
  instagram: instagramLogo,
  linkedin: linkedinLogo,
  tiktok: tiktokLogo,
  whatsapp: whatsappLogo,
  x: xLogo,
  youtube: youtubeLogo,
};

/** The mark of a network, beside the account's name. */
export function SocialIcon({ network }: Pick<SocialLink, 'network'>) {
  return <Icon shape={SHAPES[network]} />;
}
