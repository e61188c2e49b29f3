import { Button, Flex, Loader, Typography } from '@strapi/design-system';
import type { Panel, PanelProps } from '../pages/panel';
import { useWords } from '../use-words';
import { StateLink } from './state-link';
import { useConfirmTranslationMutation, useTranslationsOfPageQuery } from './translation-api';
import { useLocale } from './use-locale';

/** Beside a page's form: where the page stands in the other language, and whether these words are older than that. */
export function LanguagesPanel({ model, collectionType }: PanelProps): Panel | null {
  const word = useWords();
  if (collectionType !== 'single-types') return null;
  return { title: word('languages.panel.title'), content: <Content page={model} /> };
}

function Content({ page }: { page: string }) {
  const word = useWords();
  const locale = useLocale();
  const at = { page, locale };
  const { data, isError } = useTranslationsOfPageQuery(at, { refetchOnMountOrArgChange: true });
  const [confirm, { isLoading }] = useConfirmTranslationMutation();
  if (isError) return <Typography textColor="danger600">{word('languages.failed')}</Typography>;
  if (!data) return <Loader small />;
  const others = data.filter((translation) => translation.locale !== locale);
  const isOlder = data.some((translation) => translation.locale === locale && translation.isOlder);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {others.map((other) => (
        <Flex key={other.locale} gap={2}>
          <Typography fontWeight="bold">{word(`languages.${other.locale}`)}</Typography>
          <StateLink {...other} />
        </Flex>
      ))}
      {isOlder && (
        <>
          <Typography textColor="warning700">{word('languages.panel.older')}</Typography>
          <Button variant="tertiary" loading={isLoading} onClick={() => confirm(at)}>
            {word('languages.panel.confirm')}
          </Button>
        </>
      )}
      <Typography variant="pi" textColor="neutral600">
        {word('languages.panel.shared')}
      </Typography>
    </Flex>
  );
}
