/** The popover of a player's account: the one that the button of the balance opens. */
export function accountPopover(): HTMLElement {
  const opener = document.querySelector('header button[popovertarget][aria-describedby]');
  const popover = document.getElementById(opener?.getAttribute('popovertarget') ?? '');
  if (!popover) throw new Error('The header has no menu of the account.');
  return popover;
}
