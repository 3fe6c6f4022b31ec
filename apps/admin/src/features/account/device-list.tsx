import type { Device } from '@pesantren/api-client/contract/account';
import { useState } from 'react';
import classes from './device-list.module.css';
import { DeviceRow } from './device-row.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { useSignOutDevice } from './use-sign-out-device.ts';

type DeviceListProps = {
  devices: readonly Device[];
  /** Where the keyboard goes on when a row is gone. */
  onSignedOut: () => void;
};

/** Where the account is signed in, the device in front of the person first. */
export function DeviceList({ devices, onSignedOut }: DeviceListProps) {
  const [asked, setAsked] = useState<Device | null>(null);
  const signOut = useSignOutDevice();
  const ownFirst = devices.toSorted((a, b) => Number(b.current) - Number(a.current));
  const close = () => setAsked(null);
  const confirm = () => {
    if (!asked) return;
    signOut.mutate(asked, {
      onSettled: () => {
        close();
        onSignedOut();
      },
    });
  };
  return (
    <>
      <ul className={classes.list}>
        {ownFirst.map((device) => (
          <DeviceRow key={device.id} device={device} onSignOut={() => setAsked(device)} />
        ))}
      </ul>
      <SignOutDialog
        device={asked}
        isRunning={signOut.isPending}
        onConfirm={confirm}
        onCancel={close}
      />
    </>
  );
}
