import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { guardNavigation } from './browser/guard-navigation';
import { pageData } from './browser/page-data';
import { standInForSessionStorage } from './browser/session-storage';

standInForSessionStorage();
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
