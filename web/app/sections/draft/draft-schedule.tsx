import type { DraftPage } from '@upfield/cms/contract';
import { StaticHtml } from '~/browser/hydration';
import { useLanguage } from '~/labels/use-labels';
import { Band, SectionHeading } from '~/ui/section';
import styles from './draft-schedule.module.css';
import { type Clocked, printDay, useHeadingOf } from './event';

/** The tentative programme, one group of rows a day. */
export function DraftSchedule({ page: { schedule, event }, now }: Clocked<'schedule'>) {
  const heading = useHeadingOf(schedule, event, now);
  if (schedule.days.length === 0) return null;
  return (
    <Band labelledBy="programa" className={styles.band}>
      <SectionHeading id="programa">{heading}</SectionHeading>
      <StaticHtml as="table" className={styles.table} aria-labelledby="programa" of={schedule}>
        <Programme schedule={schedule} />
      </StaticHtml>
    </Band>
  );
}

function Programme({ schedule }: Pick<DraftPage, 'schedule'>) {
  const language = useLanguage();
  return (
    <>
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
    </>
  );
}
