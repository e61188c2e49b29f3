import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { hrefIn } from '@upfield/cms/contract/content/page-languages';
import { contentOrFail, getGlobal, inPublishedLanguage, languageOf } from '~/content.server';
import { newsletterClientAction } from '~/sections/newsletter/client-action';
import { signUpAction } from '~/sections/newsletter/newsletter.server';
import { NewsletterBlock } from '~/sections/newsletter/newsletter-form';
import { pageMeta } from '~/seo/meta';
import { privatePage } from '~/site/cache-policy';
import { Band } from '~/ui/section';

/** The page of the sign-up block for visitors without scripts; redirects to the home page while the newsletter is switched off. */
export async function loader({ request }: LoaderFunctionArgs) {
  const global = await inPublishedLanguage(request, contentOrFail(getGlobal(request)));
  if (!global.newsletter.enabled) throw redirect(hrefIn('/', languageOf(request)));
  return { title: global.newsletter.heading };
}

export const action = (args: ActionFunctionArgs) => signUpAction(args);

export const clientAction = newsletterClientAction;

export const headers = privatePage;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title, noindex: true });

export default function NewsletterRoute() {
  return (
    <Band ground="aged">
      <NewsletterBlock level={1} />
    </Band>
  );
}
