import { Flex, Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formPath } from '../languages/form-path';
import { useWords } from '../use-words';

/** As the server answers it (cms/src/editor/trust-fields). */
interface EmptyFields {
  uid: string;
  locale: 'en' | 'es';
  name: string;
  labels: string[];
}

/** Widget of the admin's home screen: the fields that are still empty, by the page they stand on. */
export default function EmptyFieldsWidget() {
  const { get } = useFetchClient();
  const [list, setList] = useState<EmptyFields[] | 'failed' | null>(null);
  const word = useWords();

  useEffect(() => {
    let wanted = true;
    get<EmptyFields[]>('/trust-fields/empty').then(
      ({ data }) => wanted && setList(data),
      () => wanted && setList('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [get]);

  if (list === null) return <Widget.Loading />;
  if (list === 'failed') return <Widget.Error />;
  if (list.length === 0) return <Widget.NoData>{word('trust.widget.done')}</Widget.NoData>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography textColor="neutral600">{word('trust.widget.hint')}</Typography>
      {list.map(({ uid, locale, name, labels }) => (
        <Flex key={`${uid} ${locale}`} direction="column" alignItems="stretch" gap={1}>
          <Typography fontWeight="bold" tag={Link} to={formPath(uid, locale)} textColor="primary600">
            {`${name}, ${word(`languages.${locale}`)}`}
          </Typography>
          <Typography>{labels.join(', ')}</Typography>
        </Flex>
      ))}
    </Flex>
  );
}
