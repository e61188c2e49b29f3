import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { guardNavigation } from './browser/guard-navigation';
import { leaveForeignAddress } from './browser/own-address';
import { pageData } from './browser/page-data';
import { standInForSessionStorage } from './browser/session-storage';

standInForSessionStorage();
leaveForeignAddress();
guardNavigation();

void pageData().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
});
