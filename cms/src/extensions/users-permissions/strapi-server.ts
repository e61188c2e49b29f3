import { PASSWORD_MIN, STAFF_NAME_MAX } from '../../contract';

/** The part of the plugin that we change. */
interface UsersPermissionsPlugin {
  contentTypes: { user: { schema: { attributes: Record<string, object>; config?: object } } };
  routes: Record<string, unknown>;
}

/**
 * Staff accounts carry the name that the site greets them by, and the plugin's own public routes (login, register,
 * social sign-in, users, roles) do not exist: the site signs in with `x-token` sessions (decisions, Sign-in).
 */
export default (plugin: UsersPermissionsPlugin): UsersPermissionsPlugin => {
  const { attributes } = plugin.contentTypes.user.schema;
  attributes.name = { type: 'string', maxLength: STAFF_NAME_MAX };
  attributes.password = { ...attributes.password, minLength: PASSWORD_MIN };
  plugin.routes['content-api'] = { type: 'content-api', routes: [] };
  return plugin;
};
