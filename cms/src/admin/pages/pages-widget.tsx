import { Box, Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

/** What is used of a content type of Strapi's content manager. */
interface SingleType {
  uid: string;
  isDisplayed: boolean;
  info: { displayName: string };
}

const TYPES = '/content-manager/content-types?kind=singleType';

/** Widget of the admin's home screen: the form of each page, one press away. */
export default function PagesWidget() {
  const { get } = useFetchClient();
  const [types, setTypes] = useState<SingleType[] | 'failed' | null>(null);

  useEffect(() => {
    let wanted = true;
    get<{ data: SingleType[] }>(TYPES).then(
      ({ data }) => wanted && setTypes(data.data),
      () => wanted && setTypes('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [get]);

  if (types === null) return <Widget.Loading />;
  if (types === 'failed') return <Widget.Error />;
  const pages = types
    .filter(({ uid, isDisplayed }) => isDisplayed && uid.startsWith('api::'))
    .sort((one, other) => one.info.displayName.localeCompare(other.info.displayName));
  return (
    <Box tag="ul" width="100%" style={{ columns: 2 }}>
      {pages.map(({ uid, info }) => (
        <Box tag="li" key={uid} paddingTop={1} paddingBottom={1}>
          <Typography tag={Link} to={`/content-manager/single-types/${uid}`} textColor="primary600">
            {info.displayName}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
