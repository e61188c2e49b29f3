import { Box, Loader, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Layouts } from '@strapi/strapi/admin';
import { useWords } from '../use-words';
import { StateLink } from './state-link';
import { type Translation, useTranslationsQuery } from './translation-api';

const LOCALES = ['en', 'es'] as const;

/** All pages with where they stand in both languages. */
export default function LanguagesPage() {
  const word = useWords();
  const { data, isError } = useTranslationsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Layouts.Root>
      <Layouts.Header title={word('languages.title')} subtitle={word('languages.hint')} />
      <Layouts.Content>
        <Box paddingBottom={8}>
          {isError && <Typography textColor="danger600">{word('languages.failed')}</Typography>}
          {!isError && !data && <Loader />}
          {data && <Pages translations={data} />}
        </Box>
      </Layouts.Content>
    </Layouts.Root>
  );
}

function Pages({ translations }: { translations: Translation[] }) {
  const word = useWords();
  const pages = [...new Map(translations.map(({ uid, name }) => [uid, name]))];
  return (
    <Table colCount={LOCALES.length + 1} rowCount={pages.length + 1}>
      <Thead>
        <Tr>
          <Th>
            <Typography variant="sigma">{word('languages.page')}</Typography>
          </Th>
          {LOCALES.map((locale) => (
            <Th key={locale}>
              <Typography variant="sigma">{word(`languages.${locale}`)}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {pages.map(([uid, name]) => (
          <Tr key={uid}>
            <Td>
              <Typography fontWeight="bold">{name}</Typography>
            </Td>
            {LOCALES.map((locale) => (
              <Td key={locale}>
                {translations
                  .filter((translation) => translation.uid === uid && translation.locale === locale)
                  .map((translation) => (
                    <StateLink key={locale} {...translation} />
                  ))}
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
