import styles from './pick-box.module.css';

interface PickBoxProps {
  /** What is picked, for those who do not see the row. */
  label: string;
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
}

/** A box that picks a row of the table, with room around it to press. */
export function PickBox({ label, isPicked, onPick }: PickBoxProps) {
  return (
    <label className={styles.pick}>
      <span className="vh">{label}</span>
      <input
        type="checkbox"
        className={styles.box}
        checked={isPicked}
        onChange={({ target }) => onPick(target.checked)}
      />
    </label>
  );
}
