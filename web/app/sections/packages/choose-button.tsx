import type { Link } from '@upfield/cms/contract';
import { useHydrated } from '~/browser/hydration';
import { LinkButton } from '~/ui/button';
import { packAddress } from './pack-choice';

interface ChooseButtonProps {
  link: NonNullable<Link>;
  /** Name of the pack, or pass. */
  pack: string;
  tone: 'hot' | 'ink';
  wide?: boolean;
  /** Told the name when the button is pressed. */
  onChoose: (pack: string) => void;
}

/** Leads from a pack to the form, which then says which one was meant; before and without scripts the pack is in the address. */
export function ChooseButton({ link, pack, tone, wide, onChoose }: ChooseButtonProps) {
  const hydrated = useHydrated();
  return (
    <LinkButton
      href={hydrated ? link.href : packAddress(link.href, pack)}
      tone={tone}
      wide={wide}
      onClick={() => onChoose(pack)}
    >
      {link.label}
    </LinkButton>
  );
}
