import { Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { useWords } from '../use-words';
import { LeadLinks } from './lead-links';
import { useLeads } from './lead-list';

/**
 * Leads that look automated are left out, except those marked only as fast: browsers that fill in forms are fast, too.
 */
const NEW = [
  'filters[$and][0][state][$eq]=new',
  'filters[$and][1][$or][0][suspectedSpam][$eq]=false',
  'filters[$and][1][$or][1][spamSigns][$eq]=too-fast',
].join('&');

/** Widget of the admin's home screen: the number of new leads, and those to answer first. */
export default function NewLeadsWidget() {
  const word = useWords();
  const { list, failed } = useLeads(NEW);
  if (failed) return <Widget.Error />;
  if (!list) return <Widget.Loading />;
  if (list.total === 0) return <Widget.NoData>{word('leads.widget.count', { count: 0 })}</Widget.NoData>;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="delta" tag="p">
        {word('leads.widget.count', { count: list.total })}
      </Typography>
      <LeadLinks leads={list.leads} />
    </Flex>
  );
}
