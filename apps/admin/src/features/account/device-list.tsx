import { Button } from '@mantine/core';
import type { Device } from '@pesantren/api-client/contract/account';
import { devicesQuery } from '@pesantren/api-client/query';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClock, useServices } from '../../services.ts';
import { ConfirmDialog } from '../../shell/dialogs/confirm-dialog.tsx';
import { toastDone, toastFailure } from '../../shell/toasts/toast.tsx';
import { deviceInWords, isHandheld } from './device-in-words.ts';
import classes from './device-list.module.css';
import { instantInWords, seenInWords } from './seen-in-words.ts';

type DeviceListProps = {
  devices: readonly Device[];
  /** Moves the focus on once a row is gone. */
  onSignedOut: () => void;
};

/** The devices on which the account is signed in, this one first. */
export function DeviceList({ devices, onSignedOut }: DeviceListProps) {
  const [candidate, setCandidate] = useState<Device | null>(null);
  const signOut = useSignOutDevice();
  const ownFirst = devices.toSorted((a, b) => Number(b.current) - Number(a.current));
  const close = () => setCandidate(null);
  const confirm = () => {
    if (!candidate || signOut.isPending) return;
    signOut.mutate(candidate, {
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
          <DeviceRow key={device.id} device={device} onSignOut={() => setCandidate(device)} />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={candidate !== null}
        title={candidate ? `Keluarkan ${deviceInWords(candidate.user_agent)}?` : ''}
        yes="Keluarkan"
        busy="Mengeluarkan…"
        isBusy={signOut.isPending}
        onYes={confirm}
        onClose={close}
      >
        Perangkat itu harus masuk lagi dengan kata sandi. Tulisan yang belum disimpan di sana tidak
        hilang.
      </ConfirmDialog>
    </>
  );
}

/** Signs the account out on another device and reloads the list of devices. */
function useSignOutDevice() {
  const { client, queryClient } = useServices();
  return useMutation({
    mutationFn: ({ id }: Device) => client.signOutDevice(id),
    onSuccess: (_, device) => toastDone(`${deviceInWords(device.user_agent)} dikeluarkan.`),
    onError: (error) => toastFailure(error),
    // Also after a failure: the device may be signed out already.
    onSettled: () => queryClient.invalidateQueries(devicesQuery(client)),
  });
}

type DeviceRowProps = { device: Device; onSignOut: () => void };

/** A device with its address and last use; all but this one can be signed out. */
function DeviceRow({ device, onSignOut }: DeviceRowProps) {
  const name = deviceInWords(device.user_agent);
  const clock = useClock();
  const Icon = isHandheld(device.user_agent) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.device}>
      <Icon size={24} stroke={1.5} aria-hidden />
      <div className={classes.facts}>
        <strong>{name}</strong>
        {device.current ? (
          <span className={classes.own}>Perangkat ini</span>
        ) : (
          <span>
            Terakhir dipakai{' '}
            <time dateTime={device.seen_at} title={instantInWords(device.seen_at, clock)}>
              {seenInWords(device.seen_at)}
            </time>
          </span>
        )}
        <span>Masuk sejak {instantInWords(device.created_at, clock)}</span>
        {device.address && <span>Alamat jaringan {device.address}</span>}
      </div>
      {!device.current && (
        <Button variant="default" aria-label={`Keluarkan ${name}`} onClick={onSignOut}>
          Keluarkan
        </Button>
      )}
    </li>
  );
}
