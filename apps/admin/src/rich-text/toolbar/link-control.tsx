import { Button, Popover, TextInput } from '@mantine/core';
import { isSafeLink } from '@pesantren/api-client/provider-url';
import { formatPhone } from '@pesantren/content/contact/phone';
import { IconLink } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { linkAddress } from './link-address.ts';
import classes from './link-control.module.css';
import { ToolButton } from './tool-button.tsx';

/** The toolbar's button that makes, changes or removes a link. */
export function LinkControl({ editor }: { editor: Editor }) {
  const [address, setAddress] = useState<string | null>(null);
  const [isInvalid, setIsInvalid] = useState(false);
  const isLink = useEditorState({ editor, selector: () => editor.isActive('link') });

  const open = () => {
    setAddress(String(editor.getAttributes('link').href ?? ''));
    setIsInvalid(false);
  };
  const close = () => {
    setAddress(null);
    editor.commands.focus();
  };
  const apply = () => {
    const href = linkAddress(address ?? '');
    if (!isSafeLink(href)) return setIsInvalid(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !isLink) chain.insertContent(linkedText(href)).run();
    else chain.setLink({ href }).run();
    setAddress(null);
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    setAddress(null);
  };
  // Enter would submit the form around the editor.
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };

  return (
    <Popover
      opened={address !== null}
      onDismiss={close}
      trapFocus
      shadow="md"
      transitionProps={{ duration: 0 }}
      zIndex={50}
    >
      <Popover.Target>
        <ToolButton
          aria-label="Tautan"
          title="Tautan"
          isActive={isLink}
          onClick={address === null ? open : close}
        >
          <IconLink aria-hidden />
        </ToolButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown ?? ''} aria-label="Tautan">
        <TextInput
          label="Alamat tautan"
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          data-autofocus
          value={address ?? ''}
          error={isInvalid && 'Tulis alamat yang diawali https://, atau nomor telepon.'}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setIsInvalid(false);
          }}
          onKeyDown={applyOnEnter}
        />
        <div className={classes.buttons}>
          {isLink && (
            <Button variant="default" onClick={remove}>
              Lepas tautan
            </Button>
          )}
          <Button onClick={apply}>Pasang</Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

function linkedText(href: string) {
  const text = href.startsWith('tel:') ? formatPhone(href.slice('tel:'.length)) : href;
  return { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] };
}
