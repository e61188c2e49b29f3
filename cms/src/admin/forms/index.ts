import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { addStyles } from '../add-styles';
import { askBeforeRemoving } from './ask-before-removing';
import { IntegerInput } from './integer-input';
import { FORM_STYLES } from './styles';

/** What the forms of the content manager do otherwise than Strapi's. */
export function addForms(app: StrapiApp): void {
  app.addFields({ type: 'integer', Component: IntegerInput as ComponentType });
  askBeforeRemoving();
  addStyles(FORM_STYLES);
}
