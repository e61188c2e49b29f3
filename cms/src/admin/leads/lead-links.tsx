import { Badge, Box, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useWords } from '../use-words';
import { kindWord, type ListedLead, leadPath, stateWord } from './lead-list';

/** A list of leads with name, kind and date; each name links to the lead's form. */
export function LeadLinks({ leads }: { leads: ListedLead[] }) {
  const word = useWords();
  const { formatDate } = useIntl();
  return (
    <Box tag="ul" width="100%">
      {leads.map(({ documentId, fullname, kind, state, urgent, createdAt }) => (
        <Box tag="li" key={documentId} paddingTop={2} paddingBottom={2}>
          <Flex gap={2} justifyContent="space-between">
            <Typography tag={Link} to={leadPath(documentId)} fontWeight="semiBold" textColor="primary600">
              {fullname}
            </Typography>
            {urgent ? <Badge variant="danger">{word('leads.urgent')}</Badge> : <Badge>{word(stateWord(state))}</Badge>}
          </Flex>
          <Typography variant="pi" textColor="neutral600">
            {`${word(kindWord(kind))} · ${formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
