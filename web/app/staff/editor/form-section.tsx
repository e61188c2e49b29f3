import { type ReactNode, useId } from 'react';
import styles from './form-section.module.css';

interface FormSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of the form under its own heading. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={`h3 ${styles.title}`}>
        <span>{title}</span>
      </h2>
      {children}
    </section>
  );
}
