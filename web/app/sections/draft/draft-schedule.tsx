import { useLanguage } from '~/labels/use-labels';
import { Band, SectionHeading } from '~/ui/section';
import styles from './draft-schedule.module.css';
import { type Clocked, printDay, useHeadingOf } from './event';

/** The tentative programme, one group of rows a day. */
export function DraftSchedule({ page: { schedule, event }, now }: Clocked<'schedule'>) {
  const language = useLanguage();
  const heading = useHeadingOf(schedule, event, now);
  if (schedule.days.length === 0) return null;
  return (
    <Band labelledBy="programa" className={styles.band}>
      <SectionHeading id="programa">{heading}</SectionHeading>
      <table className={styles.table} aria-labelledby="programa">
        <thead>
          <tr>
            <th scope="col">{schedule.dayLabel}</th>
            <th scope="col">{schedule.activityLabel}</th>
          </tr>
        </thead>
        {schedule.days.map((day) => {
          const printed = printDay(day.date, language);
          return (
            <tbody key={day.date}>
              {day.items.map((item, index) => (
                <tr key={item}>
                  {index === 0 ? (
                    <th scope="rowgroup" rowSpan={day.items.length}>
                      <b className="shout" aria-hidden="true">
                        {printed.number}
                      </b>
                      <span>{printed.name}</span>
                    </th>
                  ) : null}
                  <td>{item}</td>
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
    </Band>
  );
}
