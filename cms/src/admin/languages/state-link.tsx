import { Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { useWords } from '../use-words';
import { formPath } from './form-path';
import type { Translation } from './translation-api';

const COLORS = { missing: 'danger600', draft: 'warning600', published: 'success600' } as const;

/** Where a page stands in a language, which leads to its form in it. */
export function StateLink({ uid, name, locale, state, isOlder }: Translation) {
  const word = useWords();
  return (
    <Flex gap={2} wrap="wrap">
      <Typography
        tag={Link}
        to={formPath(uid, locale)}
        textColor={COLORS[state]}
        aria-label={`${name}, ${word(`languages.${locale}`)}: ${word(`languages.${state}`)}`}
      >
        {word(`languages.${state}`)}
      </Typography>
      {isOlder && (
        <Typography textColor="warning700" variant="pi">
          {word('languages.older')}
        </Typography>
      )}
    </Flex>
  );
}
