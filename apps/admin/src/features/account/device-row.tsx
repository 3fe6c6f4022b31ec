import { Button } from '@mantine/core';
import type { Device } from '@pesantren/api-client/contract/account';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { deviceInWords, isHandheld } from './device-in-words.ts';
import classes from './device-list.module.css';
import { instantInWords, seenInWords } from './seen-in-words.ts';

type DeviceRowProps = { device: Device; onSignOut: () => void };

/** A device with its address and last use; all but this one can be signed out. */
export function DeviceRow({ device, onSignOut }: DeviceRowProps) {
  const name = deviceInWords(device.user_agent);
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
            <time dateTime={device.seen_at} title={instantInWords(device.seen_at)}>
              {seenInWords(device.seen_at)}
            </time>
          </span>
        )}
        <span>Masuk sejak {instantInWords(device.created_at)}</span>
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
