import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_global_headers',
  info: { displayName: 'Header', icon: 'layout', description: 'Menu and button at the top of every page.' },
  options: {},
  attributes: {
    menu: {
      type: 'component',
      component: 'global.menu-item',
      repeatable: true,
      pluginOptions: { editor: { label: 'Menu', description: 'In their order.' } },
    },
    button: {
      type: 'component',
      component: 'shared.link',
      repeatable: false,
      pluginOptions: { editor: { label: 'Button', description: 'Leave it out and no button shows.' } },
    },
  },
} satisfies ComponentDefinition;
