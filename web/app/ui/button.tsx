import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';
import { Icon } from './icon';
import { arrowRight, spinnerGap } from './icon-paths';
import { type SmartLinkProps, StandaloneLink } from './link';

export interface ButtonLook {
  /** `hot` is the one main action of a view; others are `ink` or `line`; `paper` stands on dark grounds. */
  tone?: 'hot' | 'ink' | 'paper' | 'line';
  size?: 'normal' | 'small';
  /** As wide as its container. */
  wide?: boolean;
  /** The outline printed on the ticket's stub; null leaves the stub off. */
  stub?: string | null;
  /** Drops the stub on phones, where the label needs the room. */
  compactOnPhones?: boolean;
  children: ReactNode;
}

interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** While true the stub shows a turning wheel. Disable the button beside it. */
  busy?: boolean;
}

type LinkButtonProps = ButtonLook & Omit<SmartLinkProps, 'children'>;

function classes(look: Omit<ButtonLook, 'children'>, extra?: string): string {
  const { tone = 'hot', size = 'normal', wide, compactOnPhones } = look;
  const chosen = [
    styles.button,
    styles[tone],
    size === 'small' && styles.small,
    wide && styles.wide,
    compactOnPhones && styles.compact,
    extra,
  ];
  return chosen.filter(Boolean).join(' ');
}

function Faces({ tone, stub, busy, children }: Pick<ButtonLook, 'tone' | 'stub' | 'children'> & { busy?: boolean }) {
  const shape = busy ? spinnerGap : stub === undefined && tone !== 'line' ? arrowRight : stub;
  return (
    <>
      <span className={styles.label}>
        <span>{children}</span>
      </span>
      {shape ? (
        <span className={styles.stub}>
          <Icon shape={shape} className={busy ? styles.turning : undefined} />
        </span>
      ) : null}
    </>
  );
}

/** A ticket-stub button: a label and a stub that tears off under the pointer. `line` has no stub unless one is given. */
export function Button({ tone, size, wide, stub, compactOnPhones, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      className={classes({ tone, size, wide, compactOnPhones }, className)}
    >
      <Faces tone={tone} stub={stub} busy={busy}>
        {children}
      </Faces>
    </button>
  );
}

/** The same stub as a link; left out when it leads nowhere. `href` takes what `SmartLink` takes. */
export function LinkButton({ tone, size, wide, stub, compactOnPhones, className, children, ...rest }: LinkButtonProps) {
  return (
    <StandaloneLink {...rest} className={classes({ tone, size, wide, compactOnPhones }, className)}>
      <Faces tone={tone} stub={stub}>
        {children}
      </Faces>
    </StandaloneLink>
  );
}
