import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { sendForm } from '~/content.server';
import { signUpAction } from '~/sections/newsletter/newsletter.server';

/** Nothing to read here: the sign-up block stands in the footer of every page. */
export const loader = () => redirect('/');

export const action = (args: ActionFunctionArgs) => signUpAction(args, { language: 'en', send: sendForm });
