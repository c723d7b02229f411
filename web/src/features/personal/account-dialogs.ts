// One script, as both need what the login dialog has too: by themselves they would cut that into more scripts, which the shell has to name.
export { DeleteAccountDialog } from './own-data/delete-account-dialog.tsx';
export { ChangeEmailDialog } from './rebind/change-email-dialog.tsx';
